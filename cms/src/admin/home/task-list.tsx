import { WidgetLine, useMay } from "@gevel/kit/screens";
import styled from "styled-components";
import { useHomeTexts } from "../texts/home/use-home-texts";
import { tasks } from "./tasks";

const Tasks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr));
  gap: 4px 16px;
`;

type Chosen = () => void;

function Task({ name, Icon, to, right, chosen }: (typeof tasks)[number] & { chosen?: Chosen }) {
  const { text } = useHomeTexts();
  if (!useMay(right)) return null;
  return (
    <WidgetLine
      to={to}
      icon={<Icon aria-hidden width="2rem" height="2rem" fill="primary600" />}
      detail={text(`gevel.home.task.${name}.detail`)}
      chosen={chosen}
    >
      {text(`gevel.home.task.${name}`)}
    </WidgetLine>
  );
}

/** The first step of what marketing does most, as far as whoever looks may do it. */
export function TaskList({ chosen }: { chosen?: Chosen }) {
  return (
    <Tasks>
      {tasks.map((task) => (
        <Task key={task.name} {...task} chosen={chosen} />
      ))}
    </Tasks>
  );
}
