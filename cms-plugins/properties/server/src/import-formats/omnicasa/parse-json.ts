import { deliveryLimits } from "../draft/delivery-limits.js";
import { findJsonError } from "../../import/json-error.js";
import { deliveryTooLarge, unreadableDelivery, withWholeListings } from "../draft/unreadable-delivery.js";

/** How deep the brackets of a JSON text stand, seen without building what is in them. */
function tooDeep(text: string, limit: number): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (inText) {
      if (code === 0x5c) at += 1;
      else if (code === 0x22) inText = false;
    } else if (code === 0x22) inText = true;
    else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      if (depth > limit) return true;
    } else if (code === 0x7d || code === 0x5d) depth -= 1;
  }
  return false;
}

/** In a text, JSON writes a control character as a reference; some senders write it as it is. */
const withReferences = (text: string) =>
  text.replace(/"(?:[^"\\]|\\[^])*"/g, (string) =>
    string.replace(/[\0-\x1f]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`),
  );

/** JSON of a sensible depth; anything else is a feed that cannot be read. `referencesIn` names the listings before a fault. */
export function parseJson(text: string, referencesIn: (value: unknown) => readonly string[]): unknown {
  if (text.trim() === "") throw unreadableDelivery("it is empty");
  if (tooDeep(text, deliveryLimits.json.depth))
    throw deliveryTooLarge(`its JSON stands more than ${deliveryLimits.json.depth} deep`);
  try {
    const value: unknown = JSON.parse(withReferences(text));
    return value;
  } catch (cause) {
    const fault = findJsonError(text, { takesControls: true });
    const what = fault?.isCutOff ? "it is cut off" : "it is no JSON";
    const error = unreadableDelivery(`${what}: ${fault?.message ?? String(cause).slice(0, 200)}`);
    const whole = fault?.whole() ?? null;
    throw whole === null ? error : withWholeListings(error, referencesIn(JSON.parse(withReferences(whole))));
  }
}
