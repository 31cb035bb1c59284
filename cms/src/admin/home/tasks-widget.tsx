import { OnboardingDialog } from "./onboarding-dialog";
import { TaskList } from "./task-list";

/** What marketing does most, and at somebody's first login what to do first. */
export function TasksWidget() {
  return (
    <>
      <TaskList />
      <OnboardingDialog />
    </>
  );
}
