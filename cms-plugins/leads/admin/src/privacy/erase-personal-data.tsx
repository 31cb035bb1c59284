import { personKey, type PersonalDataSummary } from "@gevel/config";
import { Button, Dialog, Field, Flex, TextInput, Typography } from "@strapi/design-system";
import { Trash } from "@strapi/icons";
import { useState } from "react";
import { useMessages } from "../use-messages";

interface ErasePersonalDataProps {
  found: PersonalDataSummary;
  busy: boolean;
  erase: (typed: string) => void;
}

/** Asks for confirmation: says what will happen, and requires the address to be typed again. */
export function ErasePersonalData({ found, busy, erase }: ErasePersonalDataProps) {
  const { text } = useMessages();
  const [typed, setTyped] = useState("");
  const erasable = found.places.filter(({ count, stays }) => count > 0 && stays === "");
  const isConfirmed = personKey(typed) === found.address;
  return (
    <Dialog.Root onOpenChange={() => setTyped("")}>
      <Dialog.Trigger>
        <Button variant="danger" startIcon={<Trash />} loading={busy} disabled={erasable.length === 0}>
          {text("leads.privacy.erase")}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{text("leads.privacy.eraseTitle", { address: found.address })}</Dialog.Header>
        <Dialog.Body>
          <Flex direction="column" alignItems="stretch" gap={4} width="100%">
            <Typography tag="p">{text("leads.privacy.eraseWhat")}</Typography>
            <ul>
              {erasable.map(({ key, name, count }) => (
                <li key={key}>
                  <Typography>{`${name}: ${count}`}</Typography>
                </li>
              ))}
            </ul>
            <Field.Root name="typed" required>
              <Field.Label>{text("leads.privacy.typeAgain")}</Field.Label>
              <TextInput
                autoComplete="off"
                value={typed}
                onChange={(event: { target: { value: string } }) => setTyped(event.target.value)}
              />
            </Field.Root>
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              {text("leads.privacy.cancel")}
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button variant="danger" fullWidth disabled={!isConfirmed} onClick={() => erase(typed)}>
              {text("leads.privacy.eraseNow")}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
