import { Typography } from "@strapi/design-system";
import { useIntl } from "react-intl";

/** A value of an enumeration in a list, by the name that its form gives it. */
export function ChoiceCell({ value }: { value: unknown }) {
  const { formatMessage } = useIntl();
  const choice = typeof value === "string" ? value : "";
  return (
    <Typography textColor="neutral800">
      {choice === "" ? "-" : formatMessage({ id: choice, defaultMessage: choice })}
    </Typography>
  );
}
