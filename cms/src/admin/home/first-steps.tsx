import { firstStepsSchema } from "@gevel/config";
import { useAsked } from "@gevel/kit/admin";
import { Box, Button, Modal, Typography } from "@strapi/design-system";
import { Lightbulb } from "@strapi/icons";
import { useFetchClient } from "@strapi/strapi/admin";
import { useState } from "react";
import { useGuideTexts } from "../texts/guide/use-guide-texts";
import { TaskList } from "./task-list";

const read = (data: unknown) => firstStepsSchema.parse(data);
const path = "/admin/first-steps";

/** At somebody's first login: what to do first. It stays away once it was put away, and comes back by its button. */
export function FirstSteps() {
  const { text } = useGuideTexts();
  const { put } = useFetchClient();
  const { asked } = useAsked(path, read);
  const [open, setOpen] = useState<boolean | null>(null);
  const isNew = asked.state === "here" && !asked.answer.seen;
  const putAway = () => {
    setOpen(false);
    // Where it cannot be kept it comes once more.
    if (isNew) put(path, { seen: true }).catch(() => undefined);
  };
  return (
    <>
      <Button variant="ghost" startIcon={<Lightbulb />} onClick={() => setOpen(true)}>
        {text("gevel.first.again")}
      </Button>
      <Modal.Root open={open ?? isNew} onOpenChange={(asks) => (asks ? setOpen(true) : putAway())}>
        <Modal.Content>
          <Modal.Header>
            <Modal.Title>{text("gevel.first.title")}</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Typography tag="p" textColor="neutral700">
              {text("gevel.first.what")}
            </Typography>
            <Box paddingTop={4}>
              <TaskList chosen={putAway} />
            </Box>
          </Modal.Body>
          <Modal.Footer>
            <span />
            <Button onClick={putAway}>{text("gevel.first.done")}</Button>
          </Modal.Footer>
        </Modal.Content>
      </Modal.Root>
    </>
  );
}
