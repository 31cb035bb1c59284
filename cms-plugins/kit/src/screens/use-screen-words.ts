import { useIntl } from "react-intl";
import { screenWords } from "./screen-words.js";

export const useScreenWords = () => screenWords(useIntl().locale);
