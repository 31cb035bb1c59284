import type { Lead, LeadAnswer, Preview, PreviewQuery } from "@gevel/config";

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

export interface Cms {
  preview(query: PreviewQuery): Promise<Preview>;
  /** FORM-4: safe to send again, the CMS knows a lead by its key. */
  storeLead(lead: Lead): Promise<LeadAnswer>;
  /** Null when the CMS knows no such user with that password; TOO_MANY_REQUESTS when it was asked too often. */
  logIn(credentials: Credentials, visitorAddress: string): Promise<OwnerSession | null>;
  /** Whether the session lasts; "expired" where its access token ran out, which says nothing of the session. */
  sessionState(session: OwnerSession): Promise<"lasts" | "ended" | "expired">;
  /** With fresh tokens, for a refresh token that the CMS takes once; null when the session was ended. */
  refresh(session: OwnerSession, refreshToken: string): Promise<OwnerSession | null>;
  /** With an access token that is not expired. */
  logOut(session: OwnerSession): Promise<void>;
}
