import { onboardingSchema } from "@gevel/config";
import { useQuery } from "@gevel/core/admin";
import { Box, Button, Modal, Typography } from "@strapi/design-system";
import { Lightbulb } from "@strapi/icons";
import { useFetchClient } from "@strapi/strapi/admin";
import { useState } from "react";
import { useOnboardingMessages } from "../messages/onboarding/use-onboarding-messages";
import { TaskList } from "./task-list";

const read = (data: unknown) => onboardingSchema.parse(data);
const path = "/admin/first-steps";

/** At somebody's first login: what to do first. It stays away once it was put away, and comes back by its button. */
export function OnboardingDialog() {
  const { text } = useOnboardingMessages();
  const { put } = useFetchClient();
  const { query } = useQuery(path, read);
  const [open, setOpen] = useState<boolean | null>(null);
  const isNew = query.state === "loaded" && !query.answer.seen;
  const dismiss = () => {
    setOpen(false);
    // Where it cannot be kept it comes once more.
    if (isNew) put(path, { seen: true }).catch(() => undefined);
  };
  return (
    <>
      <Button variant="ghost" startIcon={<Lightbulb />} onClick={() => setOpen(true)}>
        {text("gevel.onboarding.again")}
      </Button>
      <Modal.Root open={open ?? isNew} onOpenChange={(isOpen) => (isOpen ? setOpen(true) : dismiss())}>
        <Modal.Content>
          <Modal.Header>
            <Modal.Title>{text("gevel.onboarding.title")}</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Typography tag="p" textColor="neutral700">
              {text("gevel.onboarding.what")}
            </Typography>
            <Box paddingTop={4}>
              <TaskList onSelect={dismiss} />
            </Box>
          </Modal.Body>
          <Modal.Footer>
            <span />
            <Button onClick={dismiss}>{text("gevel.onboarding.done")}</Button>
          </Modal.Footer>
        </Modal.Content>
      </Modal.Root>
    </>
  );
}
