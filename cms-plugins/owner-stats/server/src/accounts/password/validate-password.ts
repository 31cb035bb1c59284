import { passwordLength, type PasswordProblem } from "@gevel/config";
import { choicesIn, plain } from "./guessable-parts.js";

/** Choices that a password has at least; eight characters that mean nothing have eight. */
const fewestChoices = 6;

/** Parts of an address and of names that somebody who knows the person tries first. */
const ownParts = (known: readonly string[]): ReadonlySet<string> =>
  new Set(
    known.flatMap((text) => {
      const words = plain(text).split(/[^a-z0-9]+/);
      return [plain(text), words.join(""), ...words].filter((part) => part.length > 2);
    }),
  );

/** Whether somebody guesses it who tries what many take, or what is known of this person and the agency. */
export const isGuessable = (password: string, known: readonly string[]): boolean =>
  choicesIn(password, ownParts(known)) < fewestChoices;

/**
 * What is wrong with a password that somebody chose, the first of it; null where nothing is. No rule asks for kinds of letters. `known`
 * are names that go with the account: of its person, of the agency.
 */
export function validatePassword(
  password: string,
  email: string,
  known: readonly string[] = [],
): PasswordProblem | null {
  if ([...password].length < passwordLength.characters) return "too-short";
  if (Buffer.byteLength(password) > passwordLength.bytes) return "too-long";
  const lower = password.toLowerCase();
  const [name = ""] = email.toLowerCase().split("@");
  if (lower === email.toLowerCase() || lower === name) return "own-address";
  return isGuessable(password, [email, ...email.split("@"), ...known]) ? "too-common" : null;
}
