import { useIntl } from "react-intl";
import { Container } from "~/ui/section";
import { AskForm } from "./ask-form";
import { ChooseForm } from "./choose-form";
import { DeviceList } from "./device-list";
import { EnterForm } from "./enter-form";
import { titleOf, type AccountState } from "./account-state";
import { GoneLinks, SentLinks } from "./account-links";
import styles from "./account-page.module.css";

function What({ state }: { state: AccountState }) {
  switch (state.kind) {
    case "ask":
      return <AskForm state={state} />;
    case "choose":
      return <ChooseForm state={state} />;
    case "enter":
      return <EnterForm state={state} />;
    case "devices":
      return <DeviceList devices={state.devices} />;
    case "sent":
      return <SentLinks what={state.what} />;
    case "gone":
      return <GoneLinks what={state.what} />;
  }
}

/** OWNER-1: a sentence at the left that says where one is, what there is to do at the right. */
export function AccountPage({ state }: { state: AccountState }) {
  const { formatMessage } = useIntl();
  const title = titleOf(state);
  return (
    <Container className={styles.screen}>
      <div className={styles.words}>
        <h1>{formatMessage({ id: `account.${title}` })}</h1>
        <p className={styles.lead}>{formatMessage({ id: `account.${title.replace(/title$/, "intro")}` })}</p>
      </div>
      <div className={styles.what}>
        <What state={state} />
      </div>
    </Container>
  );
}
