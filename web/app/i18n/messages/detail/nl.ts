import { attributeMessages, attributeWordsNl } from "@gevel/config";
import own from "./nl.json";

export const messages = { ...own, ...attributeMessages(attributeWordsNl) };
