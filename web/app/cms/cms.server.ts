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

/** A home of an owner, and up to where its history is asked for. */
export interface HistoryQuery {
  home: number;
  /** A moment, as the history tells its own. */
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
  /** As the CMS words it, `Firefox on Windows`; null where it does not know. */
  device: string | null;
  current: boolean;
  loginAt: string | null;
  lastActiveAt: string | null;
}

export interface Cms {
  preview(query: PreviewQuery): Promise<Preview>;
  /** FORM-4: safe to send again, the CMS knows a lead by its key. */
  storeLead(lead: Lead): Promise<LeadResponse>;
  /** FORM-7: the moments at which a home can be visited, as they stand now. */
  appointmentSlots(listing: number | null): Promise<SlotOption[]>;
  /** A visit by its link. PAGE_NOT_FOUND where there is none. */
  readAppointment(token: string): Promise<AppointmentView>;
  /** As it is afterwards; APPOINTMENTS_FULL, or VISIT_CHANGED where it is no longer what its visitor saw. */
  changeAppointment(change: AppointmentChange): Promise<AppointmentView>;
  /** The visits as a calendar program reads them, by the secret of its address. PAGE_NOT_FOUND where there is none. */
  readCalendar(token: string): Promise<string>;
  /** FORM-8: what stands behind a link; asking takes nothing. */
  readDocument(token: string): Promise<DocumentLink>;
  /** The file, once somebody asked for it. PAGE_NOT_FOUND where it is not to be had any more. */
  fetchDocument(token: string): Promise<Response>;
  /** FORM-12: what stands behind the link of a mail; null where nothing does. */
  subscriptions(token: string): Promise<Subscriptions | null>;
  changeSubscription(change: SubscriptionChange): Promise<Subscriptions | null>;
  /** What the site's instances count together. */
  touchKeys(keys: readonly RateLimitHit[]): Promise<RateLimitCount[]>;
  /** Null when the CMS knows no such user with that password; TOO_MANY_REQUESTS when it was asked too often. */
  logIn(credentials: Credentials, visitor: Visitor): Promise<OwnerSession | null>;
  /** A mail with a link, if there is such an account: the answer does not tell. */
  requestAccountLink(ask: AccountLinkRequest, visitor: Visitor): Promise<void>;
  /** What stands behind the link of a mail; null where nothing does any more. Asking uses nothing up. */
  readAccountLink(token: string): Promise<AccountLink | null>;
  /** Null where the link is none any more; INVALID_INPUT where the password will not do. */
  choosePassword(choice: { token: string; password: string }, visitor: Visitor): Promise<OwnerSession | null>;
  logInByLink(token: string, visitor: Visitor): Promise<OwnerSession | null>;
  /** Where else the owner is logged in, this browser first. */
  devices(session: OwnerSession): Promise<OwnerDevice[]>;
  /** One of them; one that is gone already is fine. */
  endDevice(session: OwnerSession, id: string): Promise<void>;
  /** Whether the session lasts; "expired" where its access token ran out, which says nothing of the session. */
  sessionState(session: OwnerSession): Promise<"lasts" | "ended" | "expired">;
  /** With fresh tokens, for a refresh token that the CMS takes once; null when the session was ended. */
  refresh(session: OwnerSession, refreshToken: string): Promise<OwnerSession | null>;
  /** OWNER-2: the homes of who is logged in, with an access token that is not expired; null where it is no longer taken. */
  portal(session: OwnerSession, language: Language): Promise<Portal | null>;
  /** More of the history of one of them, null as above. PAGE_NOT_FOUND where it is a home of somebody else, or none. */
  portalHistory(session: OwnerSession, query: HistoryQuery): Promise<TimelinePage | null>;
  /** OWNER-8: the monthly reports of who is logged in, newest first, and how they have them; null as above. */
  ownReports(session: OwnerSession): Promise<OwnReports | null>;
  /** The file of one of them, null as above. PAGE_NOT_FOUND where it is a report of somebody else, or none. */
  ownReport(session: OwnerSession, id: number): Promise<Response | null>;
  /** As it is afterwards, null as above. */
  saveReportPreference(session: OwnerSession, wish: ReportPreference): Promise<ReportPreference | null>;
  /** With an access token that is not expired. */
  logOut(session: OwnerSession): Promise<void>;
}

/** What the site's server asks beside its pages. */
export interface ServerCms extends Cms {
  /** CONSENT-1: adds to what was counted. Counts whose answer is lost may be counted twice. */
  countConsent(counts: ConsentCount[]): Promise<void>;
  /** OWNER-5: safe to send again, the CMS knows a batch by its id. */
  countViews(batch: ViewBatch): Promise<void>;
  /** What marks of visitors are made with, today and tomorrow. */
  viewSalts(): Promise<ViewSalt[]>;
}
