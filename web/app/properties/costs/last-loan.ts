import { parseMortgageInput } from "@gevel/config";
import { ownInput } from "./listing-costs";

/** Like the favourites: in this browser alone, of what its visitor entered, and no cookie. */
const key = "gevel.loan";

/** Longer is nothing that we stored. */
const longest = 200;

/** The visitor's last readable input, as `ownInput` has it; empty if there is none, or storage is blocked. */
export function lastLoan(): string {
  try {
    const stored = ownInput(new URLSearchParams((localStorage.getItem(key) ?? "").slice(0, longest)));
    return parseMortgageInput(new URLSearchParams(stored)).mortgage ? stored : "";
  } catch {
    return "";
  }
}

/** Stores an input that can be read; others leave the last one. */
export function storeLastLoan(input: string): void {
  if (!parseMortgageInput(new URLSearchParams(input)).mortgage) return;
  try {
    localStorage.setItem(key, input);
  } catch {
    // The next listing begins with the example.
  }
}
