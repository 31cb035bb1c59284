import { useCallback } from "react";
import { useIntl } from "react-intl";
import { firstError } from "./first-error";

/** What is wrong with a field, in the language of the admin. */
export function useErrorText(): (error: unknown) => string | undefined {
  const { formatMessage } = useIntl();
  return useCallback((error: unknown) => firstError(error, formatMessage), [formatMessage]);
}
