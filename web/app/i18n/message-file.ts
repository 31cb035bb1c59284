import type { MessageFormatElement } from "react-intl";

/** One area's texts in one language: flat keys `area.thing` to ICU messages, already parsed in the browser's build. */
export type MessageFile = Record<string, string | MessageFormatElement[]>;
