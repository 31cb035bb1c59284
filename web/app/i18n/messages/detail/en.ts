import { attributeMessages, attributeWordsEn } from "@gevel/config";
import own from "./en.json";

export const messages = { ...own, ...attributeMessages(attributeWordsEn) };
