import { Socket } from "node:net";

/** The file descriptor of the pipe from the parent process. */
const fromStarter = 3;

// The parent process was killed. A server that stayed would keep the port and the database from the next start; killing
// it loses nothing, because everything it stores is consistent at every moment.
const end = () => process.kill(process.pid, "SIGKILL");
new Socket({ fd: fromStarter, readable: true, writable: false }).on("error", end).on("close", end).resume();
