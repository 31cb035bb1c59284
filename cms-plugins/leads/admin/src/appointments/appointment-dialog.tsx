import {
  belgianDay,
  formatPhone,
  phoneHref,
  type SlotOption,
  type StaffAppointment,
  type StaffAppointmentChange,
} from "@gevel/config";
import {
  Flex,
  Link,
  Modal,
  Typography,
  Button,
  Field,
  Textarea,
  SingleSelect,
  SingleSelectOption,
  TextInput,
} from "@strapi/design-system";
import { useRBAC, useNotification } from "@strapi/strapi/admin";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useMessages } from "../use-messages";
import { changePermissions } from "./appointment-permissions";
import { errorCodeOf, useAppointmentActions } from "./appointments-api";

const errorMessages = {
  VISIT_CHANGED: "leads.appointments.changed",
  APPOINTMENTS_FULL: "leads.appointments.full",
  INVALID_INPUT: "leads.appointments.invalidTime",
} as const;

const isKnownError = (code: string | null): code is keyof typeof errorMessages =>
  code !== null && code in errorMessages;

type Change = (request: StaffAppointmentChange) => void;

/** Changes a viewing and reports the result; after a conflict with a colleague's change the screen reloads. */
function useChangeAppointment(documentId: string, mailsAsFiles: boolean, reload: () => void): Change {
  const { text } = useMessages();
  const { change } = useAppointmentActions();
  const { toggleNotification } = useNotification();
  return (request) =>
    void change(documentId, request).then(
      () => {
        const mailed = mailsAsFiles ? "leads.appointments.mailedAsFile" : "leads.appointments.mailed";
        toggleNotification({
          type: request.act !== "note" && mailsAsFiles ? "warning" : "success",
          message: text(request.act === "note" ? "leads.appointments.noteSaved" : mailed),
        });
        reload();
      },
      (cause: unknown) => {
        const code = errorCodeOf(cause);
        const message = isKnownError(code)
          ? text(errorMessages[code])
          : text("leads.appointments.failed", { reason: String(cause) });
        toggleNotification({ type: isKnownError(code) ? "warning" : "danger", message });
        reload();
      },
    );
}

interface MoveAppointmentProps {
  appointment: StaffAppointment;
  slots: readonly SlotOption[];
  change: Change;
}

const own = "own";

/** Moves a viewing to a slot visitors could choose, or to any other time. A time chosen by staff is confirmed at once. */
function MoveAppointment({ appointment, slots, change }: MoveAppointmentProps) {
  const { text, longDay } = useMessages();
  const { slot, sequence } = appointment;
  const [chosen, setChosen] = useState("");
  const [ownTime, setOwnTime] = useState({ day: slot?.day ?? "", from: slot?.from ?? "", until: slot?.until ?? "" });
  const free = slots.filter(({ key, isFree }) => isFree && key !== slot?.key);
  const chosenTime = chosen === own ? ownTime : free.find(({ key }) => key === chosen);
  const set = (name: keyof typeof ownTime) => (event: { target: { value: string } }) =>
    setOwnTime({ ...ownTime, [name]: event.target.value });
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Field.Root name="slot">
        <Field.Label>{text("leads.appointments.move")}</Field.Label>
        <SingleSelect
          placeholder={text("leads.appointments.slot")}
          value={chosen}
          onChange={(value) => setChosen(String(value))}
        >
          <SingleSelectOption value={own}>{text("leads.appointments.ownTime")}</SingleSelectOption>
          {free.map(({ key, day, from, until }) => (
            <SingleSelectOption key={key} value={key}>
              {`${longDay(day)}, ${from}–${until}`}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      {chosen === own && (
        <Flex gap={3} wrap="wrap">
          {(["day", "from", "until"] as const).map((name) => (
            <Field.Root key={name} name={name}>
              <Field.Label>{text(`leads.appointments.${name}`)}</Field.Label>
              <TextInput
                type={name === "day" ? "date" : "time"}
                min={name === "day" ? belgianDay(new Date()) : undefined}
                value={ownTime[name]}
                onChange={set(name)}
              />
            </Field.Root>
          ))}
        </Flex>
      )}
      <Flex>
        <Button
          variant="secondary"
          disabled={!chosenTime?.day || !chosenTime.from || !chosenTime.until}
          onClick={() =>
            chosenTime &&
            change({ act: "move", sequence, day: chosenTime.day, from: chosenTime.from, until: chosenTime.until })
          }
        >
          {text("leads.appointments.moveSave")}
        </Button>
      </Flex>
    </Flex>
  );
}

/** A note about a viewing, for staff only. */
function AppointmentNote({ appointment: { note }, change }: { appointment: StaffAppointment; change: Change }) {
  const { text } = useMessages();
  const [typed, setTyped] = useState(note);
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Field.Root name="note">
        <Field.Label>{text("leads.appointments.note")}</Field.Label>
        <Textarea
          maxLength={2000}
          value={typed}
          onChange={(event: { target: { value: string } }) => setTyped(event.target.value)}
        />
      </Field.Root>
      <Flex>
        <Button
          variant="secondary"
          disabled={typed === note}
          onClick={() => change({ act: "note", was: note, note: typed })}
        >
          {text("leads.appointments.noteSave")}
        </Button>
      </Flex>
    </Flex>
  );
}

/** Confirms or cancels a viewing; cancelling asks for confirmation, because the visitor is notified at once. */
function AppointmentButtons({ appointment, change }: { appointment: StaffAppointment; change: Change }) {
  const { text } = useMessages();
  const [sure, setSure] = useState(false);
  const { sequence, state, slot } = appointment;
  return (
    <Flex gap={3} wrap="wrap">
      {slot && state !== "confirmed" && (
        <Button onClick={() => change({ act: "confirm", sequence })}>{text("leads.appointments.confirm")}</Button>
      )}
      <Button
        variant={sure ? "danger" : "danger-light"}
        onClick={() => (sure ? change({ act: "cancel", sequence }) : setSure(true))}
      >
        {text(sure ? "leads.appointments.cancelSure" : "leads.appointments.cancel")}
      </Button>
    </Flex>
  );
}

interface AppointmentDialogProps {
  appointment: StaffAppointment;
  slots: readonly SlotOption[];
  mailsAsFiles: boolean;
  reload: () => void;
  close: () => void;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex direction="column" alignItems="flex-start">
      <Typography variant="sigma" textColor="neutral600">
        {label}
      </Typography>
      <Typography tag="div">{children}</Typography>
    </Flex>
  );
}

/** All of a viewing, and what staff do with it. */
export function AppointmentDialog({ appointment, slots, mailsAsFiles, reload, close }: AppointmentDialogProps) {
  const { text, longDay } = useMessages();
  const navigate = useNavigate();
  const { allowedActions } = useRBAC(changePermissions);
  const change = useChangeAppointment(appointment.documentId, mailsAsFiles, reload);
  const { slot, name, phone, email, home, reference, agent, preferences, lead, state } = appointment;
  return (
    <Modal.Root open onOpenChange={(open: boolean) => (open ? undefined : close())}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{name}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Fact label={text("leads.appointments.when")}>
              {slot ? `${longDay(slot.day)}, ${slot.from}–${slot.until}` : text("leads.appointments.anyTime")} ·{" "}
              {text(`leads.appointments.state.${state}`)}
            </Fact>
            {preferences.map(({ label, value }) => (
              <Fact key={label} label={label}>
                {value}
              </Fact>
            ))}
            <Fact label={text("leads.appointments.who")}>
              <Flex gap={4} wrap="wrap">
                {phone && <Link href={phoneHref(phone)}>{formatPhone(phone)}</Link>}
                {email && <Link href={`mailto:${email}`}>{email}</Link>}
              </Flex>
            </Fact>
            <Fact label={text("leads.appointments.listing")}>
              {[home?.title || reference, home?.place].filter(Boolean).join(", ")}
              {home?.isGone ? ` (${text("leads.appointments.gone")})` : ""}{" "}
              {home?.url && (
                <Link href={home.url} isExternal>
                  {text("leads.appointments.seeListing")}
                </Link>
              )}
            </Fact>
            {agent && <Fact label={text("leads.appointments.agent")}>{agent}</Fact>}
            <Link tag="button" onClick={() => navigate(`/plugins/leads/inbox/${lead}`)}>
              {text("leads.appointments.seeLead")}
            </Link>
            {allowedActions["canChange"] && (
              <>
                <AppointmentButtons appointment={appointment} change={change} />
                <MoveAppointment appointment={appointment} slots={slots} change={change} />
                <AppointmentNote appointment={appointment} change={change} />
              </>
            )}
          </Flex>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
