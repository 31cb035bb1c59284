import { useIntl } from "react-intl";
import { usePaths } from "~/i18n/use-paths";

/** CONSENT-1: opens the dialog again. Without script, where nothing is ever asked or loaded, it leads to what we say of cookies. */
export function ConsentLink() {
  const policy = usePaths().byOriginalPath("cookie-policy");
  return (
    <a href={policy ?? "?setcookies=1"} data-choice="open">
      {useIntl().formatMessage({ id: "consent.reopen" })}
    </a>
  );
}
