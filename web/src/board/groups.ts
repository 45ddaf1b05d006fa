/** Choices in an order that a person can look through. */
import type { Message } from "../wire/types.ts";

export interface Choice {
  action: string;
  sentence: string;
}

/** Choices of one kind together, small kinds first; only those in which all the searched words occur. */
export function groupsOf(choices: [string, Message][], say: (message: Message) => string, searched: string): Choice[][] {
  const wanted = searched.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, Choice[]>();
  for (const [action, message] of choices) {
    const sentence = say(message);
    const lower = sentence.toLocaleLowerCase();
    if (!wanted.every((word) => lower.includes(word))) continue;
    groups.set(message.id, [...(groups.get(message.id) ?? []), { action, sentence }]);
  }
  return [...groups.values()].sort((a, b) => a.length - b.length);
}
