const counted = (count: number): string => (count === 1 ? '1 résumé' : `${count} résumés`);

/** What is lost with a pet, in a sentence or two. */
export const whatGoesWith = (petName: string, resumes: readonly { status: string }[]): string => {
  const paid = resumes.filter(({ status }) => status === 'Paid').length;
  const end = 'This cannot be undone.';
  if (resumes.length === 0) return `All answers about ${petName} and the picture are deleted. ${end}`;
  const share =
    resumes.length === 1 ? 'You paid for it' : `You paid for ${paid === resumes.length ? 'all' : paid} of them`;
  const cost = paid === 0 ? '' : ` ${share}: the free downloads go too.`;
  return `All answers about ${petName}, the picture and ${counted(resumes.length)} are deleted.${cost} ${end}`;
};
