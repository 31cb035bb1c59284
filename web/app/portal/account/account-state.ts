import type { AccountLinkKind, ErrorCode, PasswordProblem } from "@gevel/config";

/** The problem with a chosen password. */
export type ChoiceProblem = PasswordProblem | "missing" | "mismatch";

export interface DeviceItem {
  id: string;
  /** `Firefox on Windows`, in the page's language; empty if unknown. */
  device: string;
  current: boolean;
  lastUsed: string;
}

/** The states of an account page. */
export type AccountState =
  /** The form for a mail with a link. */
  | {
      kind: "ask";
      what: "reset" | "login";
      email: string;
      problem: ErrorCode | "missing" | null;
      /** Minutes until the next request is allowed, if known. */
      wait: number | null;
    }
  /** The same for any input: it does not reveal who has an account. */
  | { kind: "sent"; what: "reset" | "login" }
  | { kind: "choose"; link: Exclude<AccountLinkKind, "login">; email: string; problem: ChoiceProblem | null }
  /** Requires a press: mail programs open links by themselves, and that must not log in. */
  | { kind: "enter"; email: string }
  | { kind: "gone"; what: "reset" | "login" }
  | { kind: "devices"; devices: readonly DeviceItem[] };

/** Where its messages are: `account.<screen>.title` and `account.<screen>.intro`. */
export function screenOf(state: AccountState) {
  if (state.kind === "ask" || state.kind === "gone") return `${state.kind}.${state.what}` as const;
  return state.kind === "choose" ? (`choose.${state.link}` as const) : state.kind;
}
