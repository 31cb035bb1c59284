import { formMessagesNl } from "@gevel/config";
import own from "./nl.json";

export const messages = { ...own, ...formMessagesNl };
