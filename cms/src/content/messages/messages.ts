import { createMessages } from "@gevel/config";
import de from "./de.json";
import en from "./en.json";
import fr from "./fr.json";
import nl from "./nl.json";

export const { messagesIn, inAllLanguages } = createMessages<keyof typeof en>({ nl, fr, en, de });
