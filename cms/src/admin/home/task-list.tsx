import { WidgetLine, usePermission } from "@gevel/core/screens";
import styled from "styled-components";
import { useHomeMessages } from "../messages/home/use-home-messages";
import { tasks } from "./tasks";

const Tasks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr));
  gap: 4px 16px;
`;

type Chosen = () => void;

function Task({ name, Icon, to, right, onSelect }: (typeof tasks)[number] & { onSelect?: Chosen }) {
  const { text } = useHomeMessages();
  if (!usePermission(right)) return null;
  return (
    <WidgetLine
      to={to}
      icon={<Icon aria-hidden width="2rem" height="2rem" fill="primary600" />}
      detail={text(`gevel.home.task.${name}.detail`)}
      onSelect={onSelect}
    >
      {text(`gevel.home.task.${name}`)}
    </WidgetLine>
  );
}

/** The first step of what marketing does most, as far as whoever looks may do it. */
export function TaskList({ onSelect }: { onSelect?: Chosen }) {
  return (
    <Tasks>
      {tasks.map((task) => (
        <Task key={task.name} {...task} onSelect={onSelect} />
      ))}
    </Tasks>
  );
}
