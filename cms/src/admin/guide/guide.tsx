import { GuideButton } from "@gevel/kit/screens";
import type { ReactNode } from "react";
import { useGuideTexts } from "../texts/guide/use-guide-texts";
import { FormPicture } from "./form-picture";
import { stepsOfGuide, titleOfGuide, type GuideName } from "./guides";

const pictures: Readonly<Partial<Record<GuideName, ReactNode>>> = {
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
export function Guide({ name, label }: { name: GuideName; label?: string }) {
  const { text } = useGuideTexts();
  return (
    <GuideButton
      label={label ?? text("gevel.guide.label")}
      title={text(titleOfGuide(name))}
      steps={stepsOfGuide(name).map((step) => text(step))}
      picture={pictures[name]}
    />
  );
}
