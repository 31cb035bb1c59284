import { HelpButton } from "@gevel/core/screens";
import type { ReactNode } from "react";
import { useOnboardingMessages } from "../messages/onboarding/use-onboarding-messages";
import { FormPicture } from "./form-picture";
import { topicSteps, topicTitle, type HowToTopic } from "./how-to-topics";

const pictures: Readonly<Partial<Record<HowToTopic, ReactNode>>> = {
  page: (
    <FormPicture
      parts={[
        ["publish", 3],
        ["language", 4],
      ]}
    />
  ),
  sold: (
    <FormPicture
      parts={[
        ["state", 2],
        ["publish", 3],
      ]}
    />
  ),
  popup: <FormPicture parts={[["panel", 2]]} />,
  restore: <FormPicture parts={[["panel", 2]]} />,
};

/** How one thing is done; `label`: what the button says where several stand together. */
export function HowTo({ name, label }: { name: HowToTopic; label?: string }) {
  const { text } = useOnboardingMessages();
  return (
    <HelpButton
      label={label ?? text("gevel.howTo.label")}
      title={text(topicTitle(name))}
      steps={topicSteps(name).map((step) => text(step))}
      picture={pictures[name]}
    />
  );
}
