import { Flex } from "@strapi/design-system";
import { useParams } from "react-router-dom";
import { useMessages } from "./use-messages";
import { topicOfList, topicsOfForm, topicTitle, topicSteps, type HowToTopic } from "./how-to-topics";
import { HelpButton } from "@gevel/core/screens";
import type { ReactNode } from "react";
import styled from "styled-components";

type Part = "language" | "publish" | "state" | "panel";

const Drawing = styled.svg`
  display: block;
  width: 100%;
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral100};

  .sheet {
    fill: ${({ theme }) => theme.colors.neutral0};
    stroke: ${({ theme }) => theme.colors.neutral200};
  }
  .line {
    fill: ${({ theme }) => theme.colors.neutral200};
  }
  .here {
    fill: ${({ theme }) => theme.colors.primary100};
    stroke: ${({ theme }) => theme.colors.primary600};
    stroke-width: 1.5;
  }
  .number {
    fill: ${({ theme }) => theme.colors.primary700};
    font: 600 9px sans-serif;
    text-anchor: middle;
  }
`;

const places: Readonly<Record<Part, readonly [x: number, y: number, width: number, height: number]>> = {
  language: [238, 10, 58, 14],
  state: [22, 78, 88, 16],
  publish: [222, 40, 74, 14],
  panel: [222, 78, 74, 34],
};

/** A form of the admin with the parts that a guide speaks of, each with the number of its step. */
function FormPicture({ parts }: { parts: readonly (readonly [Part, number])[] }) {
  return (
    <Drawing viewBox="0 0 308 124" aria-hidden>
      <rect className="line" x="12" y="12" width="92" height="10" rx="3" />
      <rect className="sheet" x="12" y="32" width="196" height="84" rx="4" />
      <rect className="sheet" x="216" y="32" width="86" height="84" rx="4" />
      {[44, 58, 78, 100].map((y) => (
        <g key={y}>
          <rect className="line" x="22" y={y} width="80" height="6" rx="2" />
          <rect className="line" x="116" y={y} width="80" height="6" rx="2" />
        </g>
      ))}
      <rect className="line" x="222" y="60" width="74" height="10" rx="3" />
      {parts.map(([part, step]) => {
        const [x, y, width, height] = places[part];
        return (
          <g key={part}>
            <rect className="here" x={x} y={y} width={width} height={height} rx="3" />
            <text className="number" x={x + width / 2} y={y + height / 2 + 3}>
              {step}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

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

/** How to do one task; `label` is the button's text where several are listed. */
function HowTo({ name, label }: { name: HowToTopic; label?: string }) {
  const { text } = useMessages();
  return (
    <HelpButton
      label={label ?? text("onboarding.howTo.label")}
      title={text(topicTitle(name))}
      steps={topicSteps(name).map((step) => text(step))}
      picture={pictures[name]}
    />
  );
}

/** In the header of a list. */
export function ListGuide() {
  const { slug = "" } = useParams();
  const name = topicOfList(slug);
  return name === null ? null : <HowTo name={name} />;
}

/** Beside a form. */
export function GuidePanel({ model }: { model: string }) {
  const { text } = useMessages();
  const names = topicsOfForm(model);
  if (names.length === 0) return null;
  return {
    title: text("onboarding.howTo.panel"),
    content: (
      <Flex direction="column" alignItems="flex-start" gap={2}>
        {names.map((name) => (
          <HowTo key={name} name={name} label={text(topicTitle(name))} />
        ))}
      </Flex>
    ),
  };
}
