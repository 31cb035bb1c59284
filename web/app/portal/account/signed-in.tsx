import { Form } from "@remix-run/react";
import { FormattedMessage } from "react-intl";
import { usePaths } from "~/i18n/use-paths";
import { Button } from "~/ui/button";
import { Container } from "~/ui/section";
import { accountPath } from "./account-addresses";
import styles from "./login-screen.module.css";

export function SignedIn({ username }: { username: string }) {
  const { login } = usePaths();
  return (
    <Container className={styles.screen}>
      <div className={styles.words}>
        <h1>
          <FormattedMessage id="site.login.hello" values={{ name: username }} />
        </h1>
        <p className={styles.lead}>
          <FormattedMessage id="site.login.signedIn" />
        </p>
        <a href={accountPath(login, "devices")}>
          <FormattedMessage id="site.login.devices" />
        </a>
        <Form method="post" action={login}>
          <Button type="submit" name="intent" value="log-out" variant="secondary">
            <FormattedMessage id="site.login.logOut" />
          </Button>
        </Form>
      </div>
    </Container>
  );
}
