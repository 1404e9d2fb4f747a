import { type List } from '../list';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type CharityInvitation,
  type CharityInvitationList,
  type CharityInvitationRequest,
  type CharityMember,
  type CharityMemberList,
  type CharityMemberRequest,
  type CharityMembership,
  type InvitationAcceptance,
  type ListCharityInvitationsQuery,
  type ListCharityMembersQuery,
  type RemovedCharityMember,
} from '../openapi-types';

/** Manages the members of a charity. For members of the charity and for operators. */
export class CharityMembersResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Lists members in the order in which they joined. */
  list(
    charityId: string,
    page: ListCharityMembersQuery = {},
    options?: CallOptions,
  ): List<CharityMemberList, CharityMember> {
    return this.#engine.list(
      { path: pathOf(charityId, 'members'), query: page },
      { entries: 'members', by: 'offset' },
      options,
    );
  }

  /** For operators: makes a user a member. The first member of a charity is `pending_confirmation`. */
  add(charityId: string, member: CharityMemberRequest, options?: CreateOptions): Promise<CharityMembership> {
    return this.#engine.send({ method: 'POST', path: pathOf(charityId, 'members'), body: member }, options);
  }

  /** For operators: confirms a first member whom another operator added. */
  confirm(charityId: string, userId: string, options?: CreateOptions): Promise<CharityMembership> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/charities/${charityId}/members/${userId}/confirm` },
      options,
    );
  }

  /** Removes a member, who may be the caller. ConflictError for the last member. */
  remove(charityId: string, userId: string, options?: CallOptions): Promise<RemovedCharityMember> {
    return this.#engine.send(
      { method: 'DELETE', path: path`/v1/charities/${charityId}/members/${userId}` },
      options,
    );
  }

  /** Invites a person by mail. */
  invite(
    charityId: string,
    invitation: CharityInvitationRequest,
    options?: CreateOptions,
  ): Promise<CharityInvitation> {
    return this.#engine.send(
      { method: 'POST', path: pathOf(charityId, 'invitations'), body: invitation },
      options,
    );
  }

  /** Lists invitations, newest first. */
  listInvitations(
    charityId: string,
    page: ListCharityInvitationsQuery = {},
    options?: CallOptions,
  ): List<CharityInvitationList, CharityInvitation> {
    return this.#engine.list(
      { path: pathOf(charityId, 'invitations'), query: page },
      { entries: 'invitations', by: 'offset' },
      options,
    );
  }

  /** Revokes an invitation. ConflictError if the invitation was accepted. */
  revokeInvitation(
    charityId: string,
    invitationId: string,
    options?: CallOptions,
  ): Promise<CharityInvitation> {
    return this.#engine.send(
      { method: 'DELETE', path: path`/v1/charities/${charityId}/invitations/${invitationId}` },
      options,
    );
  }

  /** Makes the caller a member, with the token from the mail. ConflictError if the token is no longer valid. */
  accept(acceptance: InvitationAcceptance, options?: CreateOptions): Promise<CharityMembership> {
    return this.#engine.send({ method: 'POST', path: '/v1/invitations/accept', body: acceptance }, options);
  }
}

function pathOf(charityId: string, list: 'members' | 'invitations'): string {
  return `${path`/v1/charities/${charityId}`}/${list}`;
}
