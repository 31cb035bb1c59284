import { useIntl } from "react-intl";
import { usePaths } from "~/i18n/use-paths";
import { ButtonLink } from "~/ui/button";
import { accountPath } from "./account-addresses";
import styles from "./account-screen.module.css";

const useText = () => {
  const { formatMessage } = useIntl();
  return (name: string) => formatMessage({ id: `account.${name}` });
};

/** What to do where no mail comes. */
export function SentLinks({ what }: { what: "reset" | "login" }) {
  const text = useText();
  const { login } = usePaths();
  return (
    <div className={styles.form}>
      <p>{text("sent.hint")}</p>
      <p className={styles.help}>
        <a href={accountPath(login, what === "reset" ? "forgotten" : "byMail")}>{text("sent.again")}</a>
      </p>
      <p className={styles.help}>
        <a href={login}>{text("back")}</a>
      </p>
    </div>
  );
}

/** A link that was used, or whose time is over: the way to another. */
export function ExpiredLinks({ what }: { what: "reset" | "login" }) {
  const text = useText();
  const { login } = usePaths();
  return (
    <div className={styles.form}>
      <ButtonLink href={accountPath(login, what === "reset" ? "forgotten" : "byMail")}>
        {text(`gone.${what}.submit`)}
      </ButtonLink>
      <p className={styles.help}>
        <a href={login}>{text("back")}</a>
      </p>
    </div>
  );
}
