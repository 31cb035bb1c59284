import { passwordLength, type PasswordProblem } from "@gevel/config";
import { commonPasswords } from "./common-passwords.js";

/** `welkom2024!` is `welkom` with what everybody adds. */
const bare = (password: string) => password.replace(/[\d\W_]+$/u, "");

/** What is wrong with a password that somebody chose, the first of it; null where nothing is. No rule asks for kinds of letters. */
export function judgePassword(password: string, email: string): PasswordProblem | null {
  if ([...password].length < passwordLength.characters) return "too-short";
  if (Buffer.byteLength(password) > passwordLength.bytes) return "too-long";
  const lower = password.toLowerCase();
  const [name = ""] = email.toLowerCase().split("@");
  if (lower === email.toLowerCase() || lower === name) return "own-address";
  const isCommon = commonPasswords.has(lower) || commonPasswords.has(bare(lower)) || new Set(lower).size < 3;
  return isCommon ? "too-common" : null;
}
