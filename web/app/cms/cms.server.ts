import type {
  AccountLinkRequest,
  AccountLink,
  ConsentCount,
  DocumentLink,
  RateLimitCount,
  Lead,
  Language,
  LeadResponse,
  OwnReports,
  Portal,
  ReportPreference,
  TimelinePage,
  Preview,
  PreviewQuery,
  SlotOption,
  SubscriptionChange,
  Subscriptions,
  RateLimitHit,
  AppointmentChange,
  ViewBatch,
  ViewSalt,
  AppointmentView,
} from "@gevel/config";

/** Live calls to the CMS. Each has a time limit and throws an `AppError`: CMS_UNAVAILABLE, API_ERROR or PAGE_NOT_FOUND. */
export interface OwnerSession {
  /** Access token of the CMS; with its refresh token it never reaches the browser. */
  token: string;
  refreshToken: string | null;
  username: string;
}

export interface Credentials {
  username: string;
  password: string;
}

/** An owner's listing, and the time up to which its timeline is requested. */
export interface HistoryQuery {
  home: number;
  /** A time in the timeline's own format. */
  before: string;
}

/** For whom the site calls: tries are counted by address, and owners recognise their sessions by the browser. */
export interface Visitor {
  address: string;
  userAgent: string;
}

/** A session of an owner's, in whichever browser. */
export interface OwnerDevice {
  id: string;
  /** In the CMS's wording, `Firefox on Windows`; null if unknown. */
  device: string | null;
  current: boolean;
  loginAt: string | null;
  lastActiveAt: string | null;
}

export interface Cms {
  preview(query: PreviewQuery): Promise<Preview>;
  /** FORM-4: safe to repeat; the CMS recognises a lead by its key. */
  storeLead(lead: Lead): Promise<LeadResponse>;
  /** FORM-7: the current slots for viewing a listing. */
  appointmentSlots(listing: number | null): Promise<SlotOption[]>;
  /** A viewing by its link. PAGE_NOT_FOUND where there is none. */
  readAppointment(token: string): Promise<AppointmentView>;
  /** Returns the changed viewing; APPOINTMENTS_FULL, or VISIT_CHANGED if it is no longer as its visitor saw it. */
  changeAppointment(change: AppointmentChange): Promise<AppointmentView>;
  /** The viewings as a calendar file, by the secret in its address. PAGE_NOT_FOUND if there is none. */
  readCalendar(token: string): Promise<string>;
  /** FORM-8: the document behind a link; reading it does not count as fetching. */
  readDocument(token: string): Promise<DocumentLink>;
  /** The file, once a person requests it. PAGE_NOT_FOUND if it is no longer available. */
  fetchDocument(token: string): Promise<Response>;
  /** FORM-12: the subscriptions behind a mail's link; null if there are none. */
  subscriptions(token: string): Promise<Subscriptions | null>;
  changeSubscription(change: SubscriptionChange): Promise<Subscriptions | null>;
  /** Counters shared by the site's instances. */
  touchKeys(keys: readonly RateLimitHit[]): Promise<RateLimitCount[]>;
  /** Null if the CMS has no such user with that password; TOO_MANY_REQUESTS after too many attempts. */
  logIn(credentials: Credentials, visitor: Visitor): Promise<OwnerSession | null>;
  /** Sends a mail with a link if the account exists; the response does not tell. */
  requestAccountLink(ask: AccountLinkRequest, visitor: Visitor): Promise<void>;
  /** The account behind a mail's link; null if it is no longer valid. Reading does not use the link up. */
  readAccountLink(token: string): Promise<AccountLink | null>;
  /** Null where the link is none any more; INVALID_INPUT where the password will not do. */
  choosePassword(choice: { token: string; password: string }, visitor: Visitor): Promise<OwnerSession | null>;
  logInByLink(token: string, visitor: Visitor): Promise<OwnerSession | null>;
  /** The owner's logins, this browser first. */
  devices(session: OwnerSession): Promise<OwnerDevice[]>;
  /** Ends one of them; succeeds if it has already ended. */
  endDevice(session: OwnerSession, id: string): Promise<void>;
  /** Whether the session lasts; "expired" if its access token has, which says nothing about the session. */
  sessionState(session: OwnerSession): Promise<"lasts" | "ended" | "expired">;
  /** With fresh tokens, for a refresh token that the CMS takes once; null when the session was ended. */
  refresh(session: OwnerSession, refreshToken: string): Promise<OwnerSession | null>;
  /** OWNER-2: the listings of the logged-in owner, with a valid access token; null if it is no longer accepted. */
  portal(session: OwnerSession, language: Language): Promise<Portal | null>;
  /** More of the timeline of one of them, null as above. PAGE_NOT_FOUND if the listing is not the owner's or does not exist. */
  portalHistory(session: OwnerSession, query: HistoryQuery): Promise<TimelinePage | null>;
  /** OWNER-8: the monthly reports of who is logged in, newest first, and how they have them; null as above. */
  ownReports(session: OwnerSession): Promise<OwnReports | null>;
  /** The file of a report, null as above. PAGE_NOT_FOUND if it is not the owner's or does not exist. */
  ownReport(session: OwnerSession, id: number): Promise<Response | null>;
  /** Returns the saved preference, null as above. */
  saveReportPreference(session: OwnerSession, wish: ReportPreference): Promise<ReportPreference | null>;
  /** With an access token that is not expired. */
  logOut(session: OwnerSession): Promise<void>;
}

/** Requests of the site's server itself, besides those for pages. */
export interface ServerCms extends Cms {
  /** CONSENT-1: adds to the counts. Counts whose response is lost may be counted twice. */
  countConsent(counts: ConsentCount[]): Promise<void>;
  /** OWNER-5: safe to repeat; the CMS recognises a batch by its id. */
  countViews(batch: ViewBatch): Promise<void>;
  /** The salts for visitor marks of today and tomorrow. */
  viewSalts(): Promise<ViewSalt[]>;
}
