import { onboardingSchema } from "@gevel/config";
import { useQuery } from "@gevel/core/admin";
import { Box, Button, Modal, Typography } from "@strapi/design-system";
import { Lightbulb, File, House, List, Mail, Message, PriceTag } from "@strapi/icons";
import { useFetchClient } from "@strapi/strapi/admin";
import { useState } from "react";
import { useMessages } from "./use-messages";
import { WidgetLine, usePermission } from "@gevel/core/screens";
import styled from "styled-components";

const explorer = (right: string, subject: string) => ({ action: `plugin::content-manager.explorer.${right}`, subject });
const collection = (uid: string) => `/content-manager/collection-types/${uid}`;

const [page, property, popup, menu] = [
  "api::page.page",
  "plugin::properties.property",
  "api::popup.popup",
  "api::menu.menu",
];

/** Marketing's most frequent tasks: where each starts, and the permission it needs. */
const tasks = [
  { name: "page", Icon: File, to: `${collection(page)}/create`, right: explorer("create", page) },
  { name: "listing", Icon: House, to: `${collection(property)}/create`, right: explorer("create", property) },
  { name: "sold", Icon: PriceTag, to: collection(property), right: explorer("update", property) },
  { name: "lead", Icon: Mail, to: "/plugins/leads/inbox", right: explorer("read", "plugin::leads.lead") },
  { name: "popup", Icon: Message, to: collection(popup), right: explorer("update", popup) },
  { name: "menu", Icon: List, to: "/menu-order", right: explorer("update", menu) },
] as const;

const Tasks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr));
  gap: 4px 16px;
`;

type Chosen = () => void;

function Task({ name, Icon, to, right, onSelect }: (typeof tasks)[number] & { onSelect?: Chosen }) {
  const { text } = useMessages();
  if (!usePermission(right)) return null;
  return (
    <WidgetLine
      to={to}
      icon={<Icon aria-hidden width="2rem" height="2rem" fill="primary600" />}
      detail={text(`onboarding.task.${name}.detail`)}
      onSelect={onSelect}
    >
      {text(`onboarding.task.${name}`)}
    </WidgetLine>
  );
}

/** The first step of marketing's most frequent tasks, if the user has the permissions. */
function TaskList({ onSelect }: { onSelect?: Chosen }) {
  return (
    <Tasks>
      {tasks.map((task) => (
        <Task key={task.name} {...task} onSelect={onSelect} />
      ))}
    </Tasks>
  );
}

const read = (data: unknown) => onboardingSchema.parse(data);
const path = "/onboarding/first-steps";

/** The first steps, shown at a user's first login. Once dismissed it stays closed; its button opens it again. */
function OnboardingDialog() {
  const { text } = useMessages();
  const { put } = useFetchClient();
  const { query } = useQuery(path, read);
  const [open, setOpen] = useState<boolean | null>(null);
  const isNew = query.state === "loaded" && !query.answer.seen;
  const dismiss = () => {
    setOpen(false);
    // If it cannot be stored, the dialog opens once more.
    if (isNew) put(path, { seen: true }).catch(() => undefined);
  };
  return (
    <>
      <Button variant="ghost" startIcon={<Lightbulb />} onClick={() => setOpen(true)}>
        {text("onboarding.again")}
      </Button>
      <Modal.Root open={open ?? isNew} onOpenChange={(isOpen) => (isOpen ? setOpen(true) : dismiss())}>
        <Modal.Content>
          <Modal.Header>
            <Modal.Title>{text("onboarding.title")}</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Typography tag="p" textColor="neutral700">
              {text("onboarding.what")}
            </Typography>
            <Box paddingTop={4}>
              <TaskList onSelect={dismiss} />
            </Box>
          </Modal.Body>
          <Modal.Footer>
            <span />
            <Button onClick={dismiss}>{text("onboarding.done")}</Button>
          </Modal.Footer>
        </Modal.Content>
      </Modal.Root>
    </>
  );
}

/** Marketing's most frequent tasks, and the first steps at a user's first login. */
export function TasksWidget() {
  return (
    <>
      <TaskList />
      <OnboardingDialog />
    </>
  );
}
