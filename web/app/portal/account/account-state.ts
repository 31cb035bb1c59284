import type { AccountLinkKind, ErrorCode, PasswordProblem } from "@gevel/config";

/** What is wrong with what was typed to choose a password. */
export type ChoiceProblem = PasswordProblem | "missing" | "mismatch";

export interface DeviceItem {
  id: string;
  /** `Firefox on Windows`, in the words of the page; empty where nobody knows. */
  device: string;
  current: boolean;
  lastUsed: string;
}

/** What a page of an account shows. */
export type AccountState =
  /** The form for a mail with a link. */
  | {
      kind: "ask";
      what: "reset" | "login";
      email: string;
      problem: ErrorCode | "missing" | null;
      /** Minutes until it may be asked for again, where that is known. */
      wait: number | null;
    }
  /** Whatever was typed: it tells nobody who has an account. */
  | { kind: "sent"; what: "reset" | "login" }
  | { kind: "choose"; link: Exclude<AccountLinkKind, "login">; email: string; problem: ChoiceProblem | null }
  /** One press: a link alone, which mail programs open by themselves, logs nobody in. */
  | { kind: "enter"; email: string }
  | { kind: "gone"; what: "reset" | "login" }
  | { kind: "devices"; devices: readonly DeviceItem[] };

/** The key of its title among the words. */
export function titleOf(state: AccountState): string {
  if (state.kind === "ask" || state.kind === "gone") return `${state.kind}.${state.what}.title`;
  return state.kind === "choose" ? `choose.${state.link}.title` : `${state.kind}.title`;
}
