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
  /**
   * OWNER-1: the session as it goes on, with fresh tokens where the old ones ran out; null when it was ended, in this
   * browser or elsewhere.
   */
  renew(session: OwnerSession): Promise<OwnerSession | null>;
  logOut(session: OwnerSession): Promise<void>;
}
