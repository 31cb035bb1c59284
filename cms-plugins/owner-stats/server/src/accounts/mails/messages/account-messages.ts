import type { AccountLinkKind, Language, LoginMethod } from "@gevel/config";
import { accountMessagesDe } from "./account-messages-de.js";
import { accountMessagesEn } from "./account-messages-en.js";
import { accountMessagesFr } from "./account-messages-fr.js";
import { accountMessagesNl } from "./account-messages-nl.js";

interface LinkMessages {
  subject: string;
  body: string;
  button: string;
  notes: readonly string[];
}

/** `{name}`, `{agency}`, `{day}` and `{minutes}` are filled in. */
export interface AccountMessages {
  greeting: string;
  greetingNobody: string;
  signature: string;
  link: Record<AccountLinkKind, LinkMessages>;
  notice: {
    subject: string;
    body: string;
    name: string;
    email: string;
    at: string;
    way: string;
    device: string;
    ways: Record<LoginMethod, string>;
    open: string;
  };
}

export const accountMessages: Readonly<Record<Language, AccountMessages>> = {
  nl: accountMessagesNl,
  fr: accountMessagesFr,
  en: accountMessagesEn,
  de: accountMessagesDe,
};
