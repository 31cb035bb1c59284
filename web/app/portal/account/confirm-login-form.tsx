import { useIntl } from "react-intl";
import { Button } from "~/ui/button";
import type { AccountState } from "./account-state";
import styles from "./account-screen.module.css";

export function ConfirmLoginForm({ state }: { state: Extract<AccountState, { kind: "enter" }> }) {
  const { formatMessage } = useIntl();
  return (
    <form method="post" className={styles.form}>
      <p>{formatMessage({ id: "account.enter.as" }, { email: state.email })}</p>
      <Button type="submit">{formatMessage({ id: "account.enter.submit" })}</Button>
    </form>
  );
}
