import { dropSavedAnswers, getSavedAnswers, saveAnswers } from '@showroom/contracts/calls/forms';
import type { Client } from '@showroom/contracts/client/client';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { Answers } from '@showroom/contracts/forms/check-answers';

/** Stores what is filled in; under the token that it has already, where it has one. */
export function storeAnswers(client: Client, id: string, answers: Answers, token: string | undefined) {
  const values = Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [name, typeof value === 'object' ? [...value] : value]),
  );
  return client.send(saveAnswers, { params: { id }, body: { values, ...(token !== undefined && { token }) } });
}

/** What was saved under a token, or undefined where there is nothing any more. */
export async function fetchAnswers(client: Client, id: string, token: string): Promise<Answers | undefined> {
  try {
    return (await client.send(getSavedAnswers, { params: { id, token } })).values;
  } catch (error) {
    if (error instanceof ShowroomError && error.status === 404) return undefined;
    throw error;
  }
}

/** Lets go what was sent; what cannot be reached now goes by itself, later. */
export async function dropAnswers(client: Client, id: string, token: string): Promise<void> {
  await client.send(dropSavedAnswers, { params: { id, token } }).catch((cause: unknown) => {
    console.info('Saved answers were not deleted:', cause);
  });
}
