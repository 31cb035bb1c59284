import { formMessagesEn } from "@gevel/config";
import own from "./en.json";

export const messages = { ...own, ...formMessagesEn };
