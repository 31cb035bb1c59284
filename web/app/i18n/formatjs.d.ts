import type { LocaleTag } from "@gevel/config";
import type { MessageId } from "./message-id";

declare global {
  /** React Intl's own way to type its ids: a message that no catalogue has does not compile. */
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface IntlConfig {
      locale: LocaleTag;
    }
  }
}
