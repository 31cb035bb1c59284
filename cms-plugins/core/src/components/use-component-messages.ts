import { useIntl } from "react-intl";
import { componentMessages } from "./component-messages.js";

export const useComponentMessages = () => componentMessages(useIntl().locale);
