import type { AccountLinkKind, Language, LoginWay } from "@gevel/config";
import { accountWordsDe } from "./account-words-de.js";
import { accountWordsEn } from "./account-words-en.js";
import { accountWordsFr } from "./account-words-fr.js";
import { accountWordsNl } from "./account-words-nl.js";

interface LinkWords {
  subject: string;
  body: string;
  button: string;
  notes: readonly string[];
}

/** `{name}`, `{agency}`, `{day}` and `{minutes}` are filled in. */
export interface AccountWords {
  greeting: string;
  greetingNobody: string;
  signature: string;
  link: Record<AccountLinkKind, LinkWords>;
  notice: {
    subject: string;
    body: string;
    name: string;
    email: string;
    at: string;
    way: string;
    device: string;
    ways: Record<LoginWay, string>;
    open: string;
  };
}

export const accountWords: Readonly<Record<Language, AccountWords>> = {
  nl: accountWordsNl,
  fr: accountWordsFr,
  en: accountWordsEn,
  de: accountWordsDe,
};
