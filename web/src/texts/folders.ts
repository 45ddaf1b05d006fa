/** The folder of a game among those there are: its name, or the longest one that its name begins with. */
export function folderOf(game: string, folders: readonly string[]): string | null {
  const fitting = folders.filter((folder) => `${game}-`.startsWith(`${folder.replaceAll("_", "-")}-`));
  return fitting.sort((a, b) => b.length - a.length)[0] ?? null;
}
