import { useCallback } from "react";
import { useIntl } from "react-intl";
import { firstError } from "./first-error";

/** The error of a field, in the admin's language. */
export function useErrorText(): (error: unknown) => string | undefined {
  const { formatMessage } = useIntl();
  return useCallback((error: unknown) => firstError(error, formatMessage), [formatMessage]);
}
