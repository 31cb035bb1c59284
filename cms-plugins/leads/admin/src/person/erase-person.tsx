import { personKey, type PersonFound } from "@gevel/config";
import { Button, Dialog, Field, Flex, TextInput, Typography } from "@strapi/design-system";
import { Trash } from "@strapi/icons";
import { useState } from "react";
import { useTexts } from "../texts/use-texts";

interface ErasePersonProps {
  found: PersonFound;
  busy: boolean;
  erase: (typed: string) => void;
}

/** Asked twice: it says what it will do, and wants the address once more by hand. */
export function ErasePerson({ found, busy, erase }: ErasePersonProps) {
  const { text } = useTexts();
  const [typed, setTyped] = useState("");
  const goes = found.places.filter(({ count, stays }) => count > 0 && stays === "");
  const isMeant = personKey(typed) === found.address;
  return (
    <Dialog.Root onOpenChange={() => setTyped("")}>
      <Dialog.Trigger>
        <Button variant="danger" startIcon={<Trash />} loading={busy} disabled={goes.length === 0}>
          {text("leads.person.erase")}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{text("leads.person.eraseTitle", { address: found.address })}</Dialog.Header>
        <Dialog.Body>
          <Flex direction="column" alignItems="stretch" gap={4} width="100%">
            <Typography tag="p">{text("leads.person.eraseWhat")}</Typography>
            <ul>
              {goes.map(({ key, name, count }) => (
                <li key={key}>
                  <Typography>{`${name}: ${count}`}</Typography>
                </li>
              ))}
            </ul>
            <Field.Root name="typed" required>
              <Field.Label>{text("leads.person.typeAgain")}</Field.Label>
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
              {text("leads.person.keep")}
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button variant="danger" fullWidth disabled={!isMeant} onClick={() => erase(typed)}>
              {text("leads.person.eraseNow")}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
