import type { AccountLinkKind } from "@gevel/config";

/** The mail kinds' names in the outbox. */
export const mailKindOf: Readonly<Record<AccountLinkKind, string>> = {
  invitation: "owner-invitation",
  reset: "owner-reset",
  login: "owner-login-link",
};
export const noticeKind = "owner-login";
