import { createMessages } from "@gevel/config";
import de from "./de.json";
import en from "./en.json";
import fr from "./fr.json";
import nl from "./nl.json";

export type MessageId = keyof typeof en;

export const { messagesIn, inAllLanguages } = createMessages<MessageId>({ nl, fr, en, de });
