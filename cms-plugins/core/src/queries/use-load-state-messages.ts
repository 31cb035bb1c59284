import { useIntl } from "react-intl";
import { loadStateMessages } from "./load-state-messages.js";

export const useLoadStateMessages = () => loadStateMessages(useIntl().locale);
