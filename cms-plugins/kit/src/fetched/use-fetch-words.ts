import { useIntl } from "react-intl";
import { fetchWords } from "./fetch-words.js";

export const useFetchWords = () => fetchWords(useIntl().locale);
