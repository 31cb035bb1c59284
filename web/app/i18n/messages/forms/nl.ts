import { formWordsNl } from "@gevel/config";
import own from "./nl.json";

export const messages = { ...own, ...formWordsNl };
