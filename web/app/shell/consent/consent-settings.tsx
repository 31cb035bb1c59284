import { useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { purposes, type Purpose } from "@gevel/config";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { saveChoice } from "./save-choice";
import type { Grants } from "./consent-cookies";
import styles from "./consent-settings.module.css";
import { leaveDialog, showLayer, storedGrants } from "./consent-state";
import { servicesOf, type TrackingIds } from "./vendors";
import type { MessageName } from "~/i18n/message-id";

interface SwitchProps {
  label: string;
  help: string;
  /** The services behind it, in one line. */
  services?: string;
  checked: boolean;
  /** Left out: it is always so. */
  onFlip?: () => void;
}

/** The browser's own box, which assistive technology hears as a switch. */
function Switch({ label, help, services, checked, onFlip }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.purpose}>
      <div>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <p id={`${id}-help`} className={styles.help}>
          {help}
          {services ? ` ${services}` : null}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells by itself whether it is on
        role="switch"
        className={styles.switch}
        checked={checked}
        disabled={!onFlip}
        aria-describedby={`${id}-help`}
        onChange={onFlip}
      />
    </div>
  );
}

const flipped = (grants: Grants, purpose: Purpose): Grants =>
  grants.includes(purpose) ? grants.filter((granted) => granted !== purpose) : [...grants, purpose];

/**
 * CONSENT-1: five switches, the first always on, and none of the others before a visitor turns it on. Modal: the
 * visitor opened it.
 */
export function ConsentSettings({ ids }: { ids: TrackingIds }) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const [stored] = useState(storedGrants);
  const [grants, setGrants] = useState<Grants>(stored ?? []);
  const saved = useRef(false);
  const message = (id: MessageName<"consent.">) => formatMessage({ id: `consent.${id}` });
  const servicesLine = (names: readonly string[]) =>
    names.length > 0 ? formatMessage({ id: "consent.services" }, { names: names.join(", ") }) : undefined;

  /** Once it is closed: until then the page behind it takes no focus. */
  const onClose = () => {
    if (saved.current) saveChoice(grants);
    else if (stored) leaveDialog();
    else showLayer("ask");
  };
  return (
    <Dialog open onClose={onClose} labelledBy={titleId} closeLabel={formatMessage({ id: "site.close" })}>
      <form
        method="dialog"
        className={styles.form}
        onSubmit={() => {
          saved.current = true;
        }}
      >
        <h2 id={titleId} className={styles.title}>
          {message("settings")}
        </h2>
        <Switch label={message("necessary")} help={message("necessary.help")} checked />
        {purposes.map((purpose) => (
          <Switch
            key={purpose}
            label={message(purpose)}
            help={message(`${purpose}.help`)}
            services={servicesLine(servicesOf(ids, purpose))}
            checked={grants.includes(purpose)}
            onFlip={() => setGrants(flipped(grants, purpose))}
          />
        ))}
        <Button type="submit">{message("save")}</Button>
      </form>
    </Dialog>
  );
}
