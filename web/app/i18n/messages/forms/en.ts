import { formWordsEn } from "@gevel/config";
import own from "./en.json";

export const messages = { ...own, ...formWordsEn };
