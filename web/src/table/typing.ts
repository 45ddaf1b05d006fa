/** Keys that belong to somebody else: to a field, or to a dialog. One that was just closed still has the focus until the next frame. */
const OTHERS = "input, textarea, select, [contenteditable], dialog[open]";

/** Whether a key was pressed where the table's own keys don't count. */
export const typed = (event: KeyboardEvent): boolean => (event.target as Element).closest(OTHERS) !== null;
