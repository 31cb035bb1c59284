import type { StaffAccount } from "@gevel/config";

type Progress = "blocked" | "inside" | "invited" | "expired" | "uninvited";

/** An owner's progress from invitation to login. */
export function progressOf(account: StaffAccount, now: number): Progress {
  if (account.blocked) return "blocked";
  if (account.lastLoginAt !== null || account.acceptedAt !== null) return "inside";
  if (account.invitedAt === null) return "uninvited";
  return account.until !== null && Date.parse(account.until) <= now ? "expired" : "invited";
}

export const progressStyles = {
  blocked: "danger",
  inside: "success",
  invited: "secondary",
  expired: "warning",
  uninvited: "neutral",
} as const;
